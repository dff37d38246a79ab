/** Opens the subscription wizard; a chunk of its own, as it is needed seldom. */
export async function choosePlan(administrationId: number): Promise<void> {
  const { openSubscriptionWizard } = await import('./subscription-wizard.tsx')
  openSubscriptionWizard(administrationId)
}
