/** Animates figures from square to square; what is drawn is already the end of the walk. */

import type { Piece, Table } from "../view";
import { squarePosition } from "./temple-map";

export class Walks {
  readonly #squares = new Map<number, number>();

  /** Follows a figure: it walks along `squares`, or glides straight if it has none. */
  follow(node: Element, table: Table, piece: Piece, squares: readonly number[] | null, motion: number): void {
    const from = this.#squares.get(piece.id);
    this.#squares.set(piece.id, piece.square);
    if (from === undefined || from === piece.square || motion === 0) return;
    const end = squarePosition(table.templeMap, piece.square);
    const way = squares && squares.length > 1 ? squares : [from, piece.square];
    node.animate(
      way.map((square) => {
        const { x, y } = squarePosition(table.templeMap, square);
        return { transform: `translate(${x - end.x}px, ${y - end.y}px)` };
      }),
      { duration: motion * 0.85, easing: "cubic-bezier(.45,.05,.3,1)" },
    );
  }
}
