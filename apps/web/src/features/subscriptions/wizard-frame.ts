export const wizardTitle = 'Abonnement'
/** Specification, section 9. */
export const wizardWidth = 1244
