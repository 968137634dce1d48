/** A sketch or photo under what is being drawn. It is shown by the browser alone: nothing of it is kept or sent. */

export class Underlay {
  address = $state<string | null>(null);
  strength = $state(0.5);
  /** How wide it lies, in the drawing's hundredths, and which part of it is in the middle, from -50 to 50. */
  size = $state(100);
  across = $state(0);
  down = $state(0);

  lay(file: Blob | undefined): void {
    this.take();
    if (file) this.address = URL.createObjectURL(file);
  }

  take(): void {
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = null;
    this.size = 100;
    this.across = this.down = 0;
  }

  /** Where its corner lies in a square of 100 by 100. */
  get corner(): { x: number; y: number } {
    const part = (off: number) => 50 - this.size * (0.5 + off / 100);
    return { x: part(this.across), y: part(this.down) };
  }
}
