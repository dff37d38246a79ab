export { inApp } from './styles/in-layer.ts'
export { contrastProblems } from './themes/contrast-problems.ts'
export {
  controlHeight,
  controlSizes,
  dense,
  media,
  motion,
  ONWARDS,
  radius,
  space,
  type,
  weight,
  type ControlSize,
} from './themes/scale.ts'
export {
  densities,
  themeNames,
  tones,
  type ColorRole,
  type Density,
  type ShadowStep,
  type ThemeName,
  type ThemeTokens,
  type Tone,
} from './themes/tokens.ts'
export { vars } from './themes/vars.css.ts'
