import type { Kit } from '../kit.ts'

/** React and elements of the browser: what every kit is compared with. */
export const kit: Kit = {
  Root: ({ children }) => children,
  Parts: () => <p>No parts</p>,
  Row: ({ number }) => (
    <button type="button" title={`Remark ${number}`}>
      Button {number}
    </button>
  ),
}
