/** Every stylesheet begins with it, so that the order stands whichever of them a page loads first. */
export const LAYER_ORDER = '@layer klopt.reset, klopt.tokens, klopt.components, klopt.utilities, klopt.app;'
