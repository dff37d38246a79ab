import { cents, day, fileOf, ofThem, oneTo, quarterEnds, quarters, somebody } from './list-rows.ts'

const projects = `
  WITH project AS (
    INSERT INTO projects (administration_id, name, contact_id, billable, created_by, created_at)
    SELECT b.id, 'Project ' || n, ${somebody}, true, b.owner_id, now() FROM ${oneTo(20)} RETURNING id, administration_id)
  INSERT INTO project_rates (administration_id, project_id, from_day, cents)
  SELECT administration_id, id, date '2000-01-01', 8500 FROM project`

/** Ten a day back from the day that the books are looked at; what is older than a month was invoiced. */
const timeEntries = `
  INSERT INTO time_entries (administration_id, user_id, project_id, day, seconds, billable, invoiced, created_by, created_at)
  SELECT b.id, b.owner_id, p.ids[1 + n % cardinality(p.ids)], date '2026-09-27' - n / 10, 900 * (1 + n % 12), true, n > 300,
    b.owner_id, now()
  FROM ${oneTo(1)}, (SELECT administration_id, array_agg(id) AS ids FROM projects WHERE ${ofThem} GROUP BY 1) p
  WHERE p.administration_id = b.id`

const timeWeeks = `
  INSERT INTO time_weeks (administration_id, user_id, monday, state, submitted_at, approved_at, approved_by)
  SELECT id, owner_id, date '2026-09-21' - 7 * week, 'approved', now(), now(), owner_id
  FROM made_books, generate_series(1, 30) week`

const timers = `
  INSERT INTO timers (administration_id, user_id, started_at, stopped_at)
  SELECT b.id, b.owner_id, ${day}, ${day} + interval '1 hour' FROM ${oneTo(10)}`

const trips = `
  INSERT INTO trips (administration_id, user_id, day, from_place, to_place, kilometres, is_return, purpose, kind, cents,
    created_by, created_at)
  SELECT b.id, b.owner_id, ${day}, 'Utrecht', 'Plaats ' || n % 40, 1 + n % 200, n % 2 = 0, 'Bezoek ' || n, 'business',
    23 * (1 + n % 200), b.owner_id, now() FROM ${oneTo(2)}`

const expenses = `
  WITH ${fileOf('declaratie', 'image/png', 4)}
  INSERT INTO expenses (administration_id, user_id, file_id, spent_on, description, amount_cents, state, created_by, created_at)
  SELECT b.id, b.owner_id, file.id, ${day}, 'Parkeren ' || n, ${cents}, 'submitted', b.owner_id, now()
  FROM file JOIN made_books b ON b.id = file.administration_id`

const questions = `
  WITH question AS (
    INSERT INTO questions (administration_id, subject_kind, subject_label, state, asked_by, asked_at, changed_at)
    SELECT b.id, 'general', 'Vraag ' || n, CASE WHEN n % 10 = 0 THEN 'open' ELSE 'closed' END, b.owner_id, ${day}, ${day}
    FROM ${oneTo(5)} RETURNING id, administration_id, asked_by)
  INSERT INTO question_messages (administration_id, question_id, kind, author_id, body, created_at)
  SELECT administration_id, id, 'question', asked_by, 'Waar is deze bon van?', now() FROM question`

const approvals = `
  INSERT INTO approvals (administration_id, kind, period_key, period_end, label, figures, state, asked_by, asked_at,
    answered_by, answered_at, used_at)
  SELECT b.id, 'icp', to_char(q.start, 'YYYY-"Q"Q'), ${quarterEnds}, to_char(q.start, 'Q"e kwartaal" YYYY'), '[]',
    'approved', b.owner_id, q.start + interval '3 months', b.owner_id, now(), now()
  FROM made_books b, ${quarters}`

/** Two thirds of them wait, and each was answered once. */
const tickets = `
  INSERT INTO tickets (administration_id, tag_id, subject, state, created_by, created_at, last_response_at, waiting_since)
  SELECT b.id, 1, 'Vraag over aangifte ' || n, CASE WHEN n % 3 > 0 THEN 'open' ELSE 'answered' END, b.owner_id, ${day},
    ${day} + interval '1 day', CASE WHEN n % 3 > 0 THEN ${day} END FROM ${oneTo(5)}`

const ticketResponses = `
  INSERT INTO ticket_responses (administration_id, ticket_id, kind, author_id, body, document, created_at)
  SELECT administration_id, id, kind, created_by, 'Zo werkt het.',
    CASE WHEN kind = 'answer' THEN jsonb_build_object('type', 'doc', 'content', jsonb_build_array()) END, created_at
  FROM tickets, unnest(ARRAY['message', 'answer']) kind WHERE ${ofThem}`

const auditLog = `
  INSERT INTO audit_log (administration_id, user_id, action, entity, entity_id, created_at)
  SELECT b.id, b.owner_id, 'create', 'invoice', n, ${day} FROM ${oneTo(1)}`

const charges = `
  INSERT INTO subscription_charges (administration_id, number, plan_id, period_start, period_end, price_cents, deducted_cents,
    vat_cents, due_on, created_at)
  SELECT id, 'K' || id || '-' || month, 1, from_day, (from_day + interval '1 month' - interval '1 day')::date, 1000, 0, 210,
    from_day, from_day
  FROM made_books, generate_series(1, 12) month,
    LATERAL (SELECT (date '2025-01-01' + month * interval '1 month')::date AS from_day) period`

/** What people write down: hours, trips, what they paid, what they ask and were asked. */
export const ROWS_OF_PEOPLE: readonly string[] = [
  projects,
  timeEntries,
  timeWeeks,
  timers,
  trips,
  expenses,
  questions,
  approvals,
  tickets,
  ticketResponses,
  auditLog,
  charges,
]
