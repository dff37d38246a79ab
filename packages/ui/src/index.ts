export { vars } from "./themes/vars.css.ts";
export { themeNames, tones, densities } from "./themes/tokens.ts";
export type {
  ColorRole,
  Density,
  ShadowStep,
  ThemeName,
  ThemeTokens,
  Tone,
} from "./themes/tokens.ts";
export { contrastProblems } from "./themes/contrast-problems.ts";
export {
  space,
  radius,
  type,
  weight,
  motion,
  media,
  dense,
  controlHeight,
  controlSizes,
} from "./themes/scale.ts";
export type { ControlSize } from "./themes/scale.ts";
export { tabular, truncate, visuallyHidden } from "./styles/utilities.css.ts";
export { classNames } from "./styles/class-names.ts";
export { Icon } from "./icons/icon.tsx";
export type { IconProps } from "./icons/icon.tsx";
