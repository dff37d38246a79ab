import type { Page } from '@playwright/test'
import { sendEstimate } from './customers.ts'

/** Where an offer goes, and what its mail is about. */
export const offer = { address: 'inkoop@museum-de-zaal.example', subject: 'Offerte 2026-O' }

/** An estimate as its owner sends it, with an option that is not ticked. */
export async function sendOffer(page: Page): Promise<number> {
  const { items } = (await (await page.request.get('/api/v2/administrations/1/contacts')).json()) as {
    items: { id: number; openCents: number }[]
  }
  const contactId = items.toSorted((a, b) => b.openCents - a.openCents)[0]?.id ?? 0
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
