import { drawing } from './drawing.tsx'

// What the parts of this package draw themselves, out of Lucide (LICENSE-lucide.txt): each icon as one path in a square
// of 24, so that a button with a cross brings that cross along and no library of icons.

export { CircleAlert, CircleCheck, Info, TriangleAlert, X } from './signs.ts'

export const ArrowDown = /* @__PURE__ */ drawing('M12 5v14M19 12l-7 7-7-7')
export const ArrowDownUp = /* @__PURE__ */ drawing('M3 16l4 4 4-4M7 20V4M21 8l-4-4-4 4M17 4v16')
export const ArrowUp = /* @__PURE__ */ drawing('M5 12l7-7 7 7M12 19V5')
export const BetweenHorizontalEnd = /* @__PURE__ */ drawing(
  'M4 3h11a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM22 15l-3-3 3-3M4 14h11a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z',
)
export const BetweenHorizontalStart = /* @__PURE__ */ drawing(
  'M9 3h11a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM2 9l3 3-3 3M9 14h11a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z',
)
export const Bold = /* @__PURE__ */ drawing('M6 12h9a4 4 0 010 8H7a1 1 0 01-1-1V5a1 1 0 011-1h7a4 4 0 010 8')
export const Bookmark = /* @__PURE__ */ drawing(
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
)
export const Braces = /* @__PURE__ */ drawing(
  'M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1',
)
export const CalendarDays = /* @__PURE__ */ drawing(
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
)
export const Check = /* @__PURE__ */ drawing('M20 6 9 17l-5-5')
export const ChevronDown = /* @__PURE__ */ drawing('M6 9l6 6 6-6')
export const ChevronLeft = /* @__PURE__ */ drawing('M15 18l-6-6 6-6', 'aside')
export const ChevronRight = /* @__PURE__ */ drawing('M9 18l6-6-6-6', 'aside')
export const ChevronUp = /* @__PURE__ */ drawing('M18 15l-6-6-6 6')
export const ClipboardPaste = /* @__PURE__ */ drawing(
  'M11 14h10M16 4h2a2 2 0 0 1 2 2v1.344M17 18l4-4-4-4M8 4H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 1.793-1.113M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z',
)
export const CloudUpload = /* @__PURE__ */ drawing(
  'M12 13v8M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242M8 17l4-4 4 4',
)
export const Code = /* @__PURE__ */ drawing('M16 18l6-6-6-6M8 6l-6 6 6 6')
export const Columns3 = /* @__PURE__ */ drawing(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM9 3v18M15 3v18',
)
export const Copy = /* @__PURE__ */ drawing(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
)
export const Download = /* @__PURE__ */ drawing('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5')
export const Ellipsis = /* @__PURE__ */ drawing(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
)
export const EqualNot = /* @__PURE__ */ drawing('M5 9L19 9M5 15L19 15M19 5L5 19')
export const File = /* @__PURE__ */ drawing(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5',
)
export const GripVertical = /* @__PURE__ */ drawing('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01')
export const Heading2 = /* @__PURE__ */ drawing('M4 12h8M4 18V6M12 18V6M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1')
export const Heading3 = /* @__PURE__ */ drawing(
  'M4 12h8M4 18V6M12 18V6M17.5 10.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2M17 17.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2',
)
export const Italic = /* @__PURE__ */ drawing('M19 4L10 4M14 20L5 20M15 4L9 20')
export const Link2 = /* @__PURE__ */ drawing('M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12L16 12')
export const List = /* @__PURE__ */ drawing('M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13')
export const ListOrdered = /* @__PURE__ */ drawing(
  'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
)
export const Maximize2 = /* @__PURE__ */ drawing('M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6')
export const PanelLeftClose = /* @__PURE__ */ drawing(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM9 3v18M16 15l-3-3 3-3',
)
export const PanelLeftOpen = /* @__PURE__ */ drawing(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM9 3v18M14 9l3 3-3 3',
)
export const Pipette = /* @__PURE__ */ drawing(
  'M12 9l-8.414 8.414A2 2 0 0 0 3 18.828v1.344a2 2 0 0 1-.586 1.414A2 2 0 0 1 3.828 21h1.344a2 2 0 0 0 1.414-.586L15 12M18 9l.4.4a1 1 0 1 1-3 3l-3.8-3.8a1 1 0 1 1 3-3l.4.4 3.4-3.4a1 1 0 1 1 3 3zM2 22l.414-.414',
)
export const Plus = /* @__PURE__ */ drawing('M5 12h14M12 5v14')
export const Quote = /* @__PURE__ */ drawing(
  'M16 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2zM5 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z',
)
export const Redo2 = /* @__PURE__ */ drawing('M15 14l5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13')
export const RotateCw = /* @__PURE__ */ drawing('M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5')
export const Search = /* @__PURE__ */ drawing('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0')
export const SlidersHorizontal = /* @__PURE__ */ drawing(
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
)
export const Trash2 = /* @__PURE__ */ drawing(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
export const Underline = /* @__PURE__ */ drawing('M6 4v6a6 6 0 0 0 12 0V4M4 20L20 20')
export const Undo2 = /* @__PURE__ */ drawing('M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11')
