export { inApp } from './styles/in-layer.ts'
export {
  createTheme,
  type CreatedTheme,
  type Rounding,
  type ThemeChoices,
  type ThemeStyle,
} from './themes/create-theme.ts'
export { apcaContrast } from './themes/apca.ts'
export { apcaProblems } from './themes/ensure-contrast.ts'
export { contrastProblems, contrastRatio } from './themes/contrast-problems.ts'
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
export type { ThemeVariable } from './themes/theme-variables.ts'
export { vars } from './themes/vars.css.ts'
