import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../../testing/open-form.tsx'
import { CalendarModal } from './calendar-modal.tsx'

afterEach(() => vi.unstubAllGlobals())

const calendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART;TZID=Europe/Amsterdam:20261124T090000',
  'DTEND;TZID=Europe/Amsterdam:20261124T103000',
  'SUMMARY:Overleg',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

const props = { administrationId: 1, monday: '2026-11-23', choices: [], entries: [], before: [] }

test('to write nothing says that nothing was chosen, and sends nothing', async () => {
  const onClose = vi.fn()
  const { screen, sent } = await openForm(<CalendarModal {...props} onClose={onClose} />, {})
  await screen.getByLabelText('Je agenda als .ics').upload(new File([calendar], 'week.ics', { type: 'text/calendar' }))
  await screen.getByRole('button', { name: 'Afspraken schrijven' }).click()
  await expect.element(screen.getByText(/Er is nog niets gekozen/)).toBeVisible()
  expect(sent).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})
