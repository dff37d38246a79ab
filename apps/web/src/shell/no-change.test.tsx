// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NoChange } from './no-change.tsx'

afterEach(cleanup)

test('what stands in place of a page has its heading, says why, and leads to what can be looked at', () => {
  render(<NoChange writeBlock="subscription" back={{ href: '/invoices', label: 'Naar de facturen' }} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Je kunt hier niets toevoegen')
  expect(screen.getByText('Het abonnement is afgelopen')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Naar de facturen' }).getAttribute('href')).toBe('/invoices')
})
