/** What every button that stands for a card on the table has in common: its state, its label and how it is inspected. */

import { t } from "../../../shared/i18n/fluent";
import type { Place } from "../../../shared/match/picking.svelte";
import { placesOf } from "../choices";
import type { Obj } from "../view";
import type { ObjId } from "../wire";

/** What can be done with the cards on the board. */
export interface BoardActions {
  isSelectable: (place: Place) => boolean;
  isHighlighted: (place: Place) => boolean;
  isPicked: (place: Place) => boolean;
  isSuggested: (place: Place) => boolean;
  pick: (place: Place) => void;
  inspect: (obj: Obj | null, from: Element | null) => void;
  why: (id: ObjId) => void;
  /** Whether pressing it explains why it cannot be chosen. */
  explainsWhyNot: (obj: Obj) => boolean;
  askWhyNot: (obj: Obj) => void;
  /** Whether something has just happened to it. */
  isTouched: (id: ObjId) => boolean;
  /** On a phone the numbers stand beside the title, and their reasons are asked for below the inspected card. */
  compact: boolean;
}

export interface CardButton {
  /** The place a press picks, if any. */
  place: Place | null;
  picked: boolean;
  highlighted: boolean;
  suggested: boolean;
  press: () => void;
  /** Attributes and handlers of the button element. */
  attributes: Record<string, unknown>;
}

/** `label` names the card; `closedLabel` is used inside the sentence that says it cannot be chosen. */
export function cardButton(actions: BoardActions, obj: Obj, label: string, closedLabel: string): CardButton {
  const places = placesOf(obj.id);
  const place = places.find(actions.isHighlighted) ?? places.find(actions.isSelectable) ?? null;
  const picked = places.some(actions.isPicked);
  const explains = place === null && actions.explainsWhyNot(obj);
  const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";
  return {
    place,
    picked,
    highlighted: place !== null && actions.isHighlighted(place),
    suggested: places.some(actions.isSuggested),
    press: () => (place ? actions.pick(place) : actions.askWhyNot(obj)),
    attributes: {
      "data-rove": "",
      "data-obj": obj.id,
      "aria-pressed": picked,
      "aria-disabled": place === null && !explains,
      "aria-label": explains ? t("page-sw-closed-card", { card: closedLabel }) : label,
      "aria-describedby": `cg-said-${obj.id}`,
      onfocus: (event: FocusEvent) => actions.inspect(obj, event.currentTarget as Element),
      onblur: () => actions.inspect(null, null),
      onpointerenter: (event: PointerEvent) => isMouse(event) && actions.inspect(obj, event.currentTarget as Element),
      onpointerleave: (event: PointerEvent) => isMouse(event) && actions.inspect(null, null),
    },
  };
}
