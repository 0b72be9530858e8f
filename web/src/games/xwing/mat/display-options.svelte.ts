/** What is shown on the mat in addition to the pieces. Each board has its own: ships are numbered anew in every match. */

export class DisplayOptions {
  /** Arcs of the ship that is asked or dialed. */
  arcs = $state(true);
  /** The template and the end position of the current maneuver. */
  ghost = $state(true);
  /** The ship selected by pointing at it. */
  ship: number | null = $state(null);

  toggleShip(id: number): void {
    this.ship = this.ship === id ? null : id;
  }

  toggleArcs(): void {
    this.arcs = !this.arcs;
    if (!this.arcs) this.ship = null;
  }
}
