/** What a person wants to see on the mat beside the table itself. */

class DisplayOptions {
  /** Arcs of the ship that is asked or dialled. */
  arcs = $state(true);
  /** The template and the end of the maneuver at hand. */
  ghost = $state(true);
  /** A ship looked at by pointing at it. */
  ship: number | null = $state(null);

  toggleShip(id: number): void {
    this.ship = this.ship === id ? null : id;
  }

  toggleArcs(): void {
    this.arcs = !this.arcs;
    if (!this.arcs) this.ship = null;
  }
}

export const displayOptions = new DisplayOptions();
