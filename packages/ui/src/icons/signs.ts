import { drawing } from './drawing.tsx'

// What a field and a message say how things are with, apart from the other drawings: a first page has these, and need not
// fetch those.

export const CircleAlert = /* @__PURE__ */ drawing('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16')
export const CircleCheck = /* @__PURE__ */ drawing('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12')
export const Eye = /* @__PURE__ */ drawing(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const EyeOff = /* @__PURE__ */ drawing(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
)
export const Info = /* @__PURE__ */ drawing('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01')
export const TriangleAlert = /* @__PURE__ */ drawing(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)
export const X = /* @__PURE__ */ drawing('M18 6 6 18M6 6l12 12')
