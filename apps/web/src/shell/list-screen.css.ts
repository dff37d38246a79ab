import { inApp, media, radius, space, type, vars } from '@klopt/ui/theme'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

/** As high as its button, which comes when it is known what one may do: nothing under it jumps. */
export const header = style(
  inApp({ minHeight: '36px', '@media': { [media.touch]: { minHeight: '44px' }, [media.print]: { minHeight: 0 } } }),
)
export const above = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0, marginBottom: space[12] }),
)
export const jump = style(
  inApp({
    ...type[13],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    marginBlock: space[12],
    color: vars.color.muted,
    '@media': { [media.print]: { display: 'none' } },
  }),
)
/** Under what says that nothing was found. */
export const clear = style(inApp({ marginTop: `calc(-1 * ${space[24]})`, paddingBottom: space[32] }))
/** Under the rows: where to go in them, and more of them, in one line where there is room. */
export const foot = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[24] }))
export const more = style(inApp({ flex: '1 1 240px', minWidth: 0 }))
export const start = style(inApp({ width: '150px' }))
export const buttons = style(inApp({ display: 'contents' }))
/** Of a list without anything the button stands below; its room stays, so that nothing jumps once that is known. */
export const room = style(inApp({ display: 'contents', visibility: 'hidden' }))
/** As the chip in a row of views. */
export const saveView = style(
  inApp({
    borderStyle: 'dashed',
    borderRadius: radius.full,
    backgroundColor: 'transparent',
    color: vars.color.muted,
    flex: 'none',
  }),
)
/** Below this the search has no room for words beside it. */
const roomForWords = '(min-width: 340px)'
export const searchRow = style(
  inApp({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0, containerType: 'inline-size' }),
)
globalStyle(`${searchRow} > :not(button)`, { '@layer': { 'klopt.app': { flex: '1 1 0', minWidth: 0 } } })
/** What the chip is called, also where only its sign is seen. */
export const saveWords = style(
  inApp({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@container': { [roomForWords]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
  }),
)

/** On a phone each month is a card of its own, under its name on the page. */
export const months = style(
  inApp({
    '@media': {
      [media.phone]: {
        selectors: { '&:has(tr[data-index])': { border: 0, backgroundColor: 'transparent', boxShadow: 'none' } },
      },
    },
  }),
)
const edge = `1px solid ${vars.color.line}`
const onPhone = (selector: string, rule: StyleRule) =>
  // Of a list of selectors the first alone would stand within.
  globalStyle(`${months} :is(${selector})`, { '@layer': { 'klopt.app': { '@media': { [media.phone]: rule } } } })
onPhone('tr[data-index]', { backgroundColor: vars.color.surface, borderInline: edge })
onPhone('tr:is([aria-selected=true], [aria-current=true])', { backgroundColor: vars.color.accentSoft })
onPhone('tr:not([data-index]) + tr[data-index], tbody > tr[data-index]:first-child', {
  borderTop: edge,
  borderStartStartRadius: radius.medium,
  borderStartEndRadius: radius.medium,
})
onPhone('tbody > tr[data-index]:is(:last-child, :has(+ tr:not([data-index])))', {
  borderBottom: edge,
  borderEndStartRadius: radius.medium,
  borderEndEndRadius: radius.medium,
})
onPhone('tr[data-place]:not([data-index]) > td', {
  height: 'auto',
  padding: `${space[16]} 0 ${space[8]}`,
  borderBottom: 0,
  backgroundColor: 'transparent',
})
onPhone('tr[data-place]:not([data-index]):first-child > td', { paddingTop: space[4] })
onPhone('tfoot', { marginTop: space[16], border: edge, borderRadius: radius.medium })
onPhone('tfoot > tr', { borderTop: 0 })

/** Between a phone, where segments scroll, and where they fit they stand closer, and then in two rows: none is out of sight. */
export const toolbar = style(inApp({}))
const onTablet = '(min-width: 640px) and (max-width: 1023.98px)'
globalStyle(`${toolbar} nav > *`, {
  '@layer': { 'klopt.app': { '@media': { [onTablet]: { paddingInline: space[8], gap: space[4] } } } },
})
globalStyle(`${toolbar} nav > * > span`, {
  '@layer': { 'klopt.app': { '@media': { [onTablet]: { minWidth: 0 } } } },
})
globalStyle(`${toolbar} nav`, {
  '@layer': { 'klopt.app': { '@media': { '(min-width: 640px)': { flexWrap: 'wrap' } } } },
})
/** What keeps a view takes nothing of what the search has at least. */
globalStyle(`${toolbar} div:has(> ${searchRow} > button)`, {
  '@layer': { 'klopt.app': { '@media': { '(min-width: 640px)': { minWidth: '212px' } } } },
})
