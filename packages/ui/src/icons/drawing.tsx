import type { IconDrawing } from './icon.tsx'

/**
 * An icon made of one path in a square of 24, as lines in the colour of the text. What points `aside`, to the page before
 * or after, turns with the direction of the page.
 */
export function drawing(path: string, points?: 'aside'): IconDrawing {
  return (props) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-points={points}
      {...props}
    >
      <path d={path} />
    </svg>
  )
}
