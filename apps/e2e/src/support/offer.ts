import type { Page } from '@playwright/test'
import { customerNamed, sendEstimate } from './customers.ts'

/** Where an offer goes, and what its mail is about. */
export const offer = { address: 'inkoop@museum-de-zaal.example', subject: 'Offerte 2026-O' }

/** An estimate as its owner sends it, with an option that is not ticked. */
export async function sendOffer(page: Page): Promise<number> {
  // Who has invoices that are late, and was offered nothing yet.
  const contactId = await customerNamed(page, 'Van Rijn')
  const lines = [
    { description: 'Vormgeving', unitPrice: '2800' },
    { description: 'Plattegrond', unitPrice: '450', optional: true, chosen: false },
  ]
  await sendEstimate(page, {
    contactId,
    recipient: offer.address,
    subject: offer.subject,
    reference: 'Tentoonstelling Licht',
    lines,
  })
  return contactId
}
