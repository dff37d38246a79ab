import { describe, expect, test } from 'vitest'
import { readCalendar } from './read-calendar.ts'

const WEEK = { from: '2026-11-16', to: '2026-11-22' }

const AMSTERDAM = `BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`

const file = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//elsewhere//', ...parts, 'END:VCALENDAR']
    .join('\n')
    .replaceAll('\n', '\r\n')
const event = (lines: string, uid = 'a@b') => `BEGIN:VEVENT\nUID:${uid}\n${lines}\nEND:VEVENT`
const read = (text: string, days = WEEK) =>
  readCalendar(text, days)?.appointments.map(({ day, startTime, endTime, summary }) => [
    day,
    startTime,
    endTime,
    summary,
  ])

describe('an appointment', () => {
  test('is of the day and hour in Amsterdam, whatever zone it is in', () => {
    const text = file(
      AMSTERDAM,
      event('DTSTART:20261116T090000Z\nDTEND:20261116T103000Z\nSUMMARY:Overleg Bakker', '1'),
      event(
        'DTSTART;TZID=W. Europe Standard Time:20261117T090000\nDTEND;TZID=W. Europe Standard Time:20261117T100000\nSUMMARY:Bouw',
        '2',
      ),
      event(
        'DTSTART;TZID=Europe/Amsterdam:20261118T090000\nDTEND;TZID=Europe/Amsterdam:20261118T100000\nSUMMARY:Schets',
        '3',
      ),
      event('DTSTART:20261119T090000\nDURATION:PT45M\nSUMMARY:Bellen', '4'),
      event('DTSTART:20261115T233000Z\nDTEND:20261116T003000Z\nSUMMARY:Laat', '5'),
    )
    expect(read(text)).toEqual([
      ['2026-11-16', '00:30', '01:30', 'Laat'],
      ['2026-11-16', '10:00', '11:30', 'Overleg Bakker'],
      ['2026-11-17', '09:00', '10:00', 'Bouw'],
      ['2026-11-18', '09:00', '10:00', 'Schets'],
      ['2026-11-19', '09:00', '09:45', 'Bellen'],
    ])
  })

  test('of the summer is two hours ahead of UTC', () => {
    const text = file(event('DTSTART:20260706T070000Z\nDTEND:20260706T080000Z\nSUMMARY:Zomer'))
    expect(read(text, { from: '2026-07-06', to: '2026-07-12' })).toEqual([['2026-07-06', '09:00', '10:00', 'Zomer']])
  })

  test('that takes whole days, was cancelled, or lies outside of these days is left out', () => {
    const text = file(
      event('DTSTART;VALUE=DATE:20261116\nDTEND;VALUE=DATE:20261117\nSUMMARY:Verjaardag', '1'),
      event('DTSTART:20261116T090000Z\nDTEND:20261116T100000Z\nSTATUS:CANCELLED\nSUMMARY:Afgezegd', '2'),
      event('DTSTART:20261124T090000Z\nDTEND:20261124T100000Z\nSUMMARY:Later', '3'),
      event('DTSTART:20261116T090000Z\nDTEND:20261118T100000Z\nSUMMARY:Beurs', '4'),
    )
    expect(read(text)).toEqual([])
  })

  test('in a zone that the file does not explain is counted, and never guessed at', () => {
    const text = file(
      event('DTSTART;TZID=Mars/Olympus:20261116T090000\nDTEND;TZID=Mars/Olympus:20261116T100000\nSUMMARY:X'),
    )
    expect(readCalendar(text, WEEK)).toEqual({ appointments: [], unknownZone: 1 })
  })
})

describe('what repeats', () => {
  const weekly =
    'DTSTART;TZID=W. Europe Standard Time:20260105T090000\nDTEND;TZID=W. Europe Standard Time:20260105T093000\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR\nEXDATE;TZID=W. Europe Standard Time:20261118T090000\nSUMMARY:Stand-up'

  test('is there each time it falls on these days, but where it was left out, at the same hour in winter', () => {
    expect(read(file(AMSTERDAM, event(weekly)))).toEqual([
      ['2026-11-16', '09:00', '09:30', 'Stand-up'],
      ['2026-11-20', '09:00', '09:30', 'Stand-up'],
    ])
  })

  test('and was moved once is at its own time, and gone where that one was cancelled', () => {
    const moved = event(
      'RECURRENCE-ID;TZID=W. Europe Standard Time:20261116T090000\nDTSTART;TZID=W. Europe Standard Time:20261117T140000\nDTEND;TZID=W. Europe Standard Time:20261117T150000\nSUMMARY:Stand-up later',
    )
    const cancelled = event(
      'RECURRENCE-ID;TZID=W. Europe Standard Time:20261120T090000\nDTSTART;TZID=W. Europe Standard Time:20261120T090000\nDTEND;TZID=W. Europe Standard Time:20261120T093000\nSTATUS:CANCELLED\nSUMMARY:Stand-up',
    )
    expect(read(file(AMSTERDAM, event(weekly), moved, cancelled))).toEqual([
      ['2026-11-17', '14:00', '15:00', 'Stand-up later'],
    ])
  })

  test('each second for ever comes to an end', () => {
    const text = file(event('DTSTART:20260101T090000Z\nDTEND:20260101T090001Z\nRRULE:FREQ=SECONDLY\nSUMMARY:X'))
    expect(read(text)).toEqual([])
  })
})

test.each([
  ['nothing', ''],
  ['another text', 'Datum;Omschrijving\n16-11-2026;Overleg'],
  ['a card of somebody', 'BEGIN:VCARD\nVERSION:3.0\nFN:Anna\nEND:VCARD'],
  ['half a file', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:2026'],
])('%s is no calendar', (_name, text) => {
  expect(readCalendar(text, WEEK)).toBe(null)
})
