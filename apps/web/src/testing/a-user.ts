import type { AdministrationEntry } from '@klopt/api-client/contract'
import type { CurrentUser } from '../app/session/session.ts'

/** Somebody who is signed in and belongs to nothing. */
export const aUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 9,
  email_address: 'jan@voorbeeld.example',
  first_name: 'Jan',
  last_name: 'Jansen',
  firm_id: null,
  last_administration_id: null,
  roles: [],
  ...changes,
})

/** A paid administration that support may not enter. */
export const anEntry = (id: number, name = 'Zon'): AdministrationEntry => ({
  id,
  company: { name },
  is_accessible_by_klopt: false,
  subscription: { type: 'ZZP', current_period: null, active_component: null, ends_on: null },
})
