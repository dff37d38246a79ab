import { style } from '@vanilla-extract/css'
import { space, type, vars, weight } from '@klopt/ui'

const ruleHeight = '32px'

/** Ledger paper: ruled lines and the margin line of an account book. */
export const page = style({
  '@layer': {
    'klopt.app': {
      minHeight: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[24],
      padding: `${space[48]} ${space[16]}`,
      backgroundColor: vars.color.paper,
      backgroundImage: `linear-gradient(90deg, transparent 96px, ${vars.color.dangerSoft} 96px, ${vars.color.dangerSoft} 97px, transparent 97px), repeating-linear-gradient(transparent, transparent calc(${ruleHeight} - 1px), ${vars.color.line} calc(${ruleHeight} - 1px), ${vars.color.line} ${ruleHeight})`,
      '@media': { 'screen and (max-width: 639.98px)': { backgroundImage: 'none', justifyContent: 'flex-start' } },
    },
  },
})

export const column = style({
  '@layer': {
    'klopt.app': { width: '100%', maxWidth: '400px', display: 'flex', flexDirection: 'column', gap: space[24] },
  },
})

export const heading = style({
  '@layer': { 'klopt.app': { margin: 0, marginBottom: space[16], ...type[20], fontWeight: weight.bold } },
})

export const form = style({
  '@layer': { 'klopt.app': { display: 'flex', flexDirection: 'column', gap: space[16] } },
})

export const aside = style({
  '@layer': { 'klopt.app': { textAlign: 'center', ...type[13], color: vars.color.muted } },
})

export const demoList = style({
  '@layer': { 'klopt.app': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' } },
})

export const demoAccount = style({
  '@layer': {
    'klopt.app': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: space[8],
      padding: `${space[4]} 0`,
      ...type[13],
    },
  },
})
