/** A browser gives the memory of a canvas back late, unless it becomes empty. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
