export const WIZARD_TITLE = 'Abonnement'
/** Specification, section 9. */
export const WIZARD_WIDTH = 1244
