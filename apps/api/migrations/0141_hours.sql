-- Hours: projects with their tasks and rates, what was worked, by whom, and on which invoice it stands.
SET LOCAL lock_timeout = '5s';

CREATE TABLE hours_settings (
  administration_id bigint PRIMARY KEY REFERENCES administrations,
  -- Whether a week is approved before it can be invoiced.
  needs_approval boolean NOT NULL DEFAULT false,
  day_minutes integer NOT NULL DEFAULT 480 CHECK (day_minutes BETWEEN 0 AND 1440)
);
SELECT klopt_protect('hours_settings');
GRANT SELECT, INSERT, UPDATE ON hours_settings TO klopt_app;

-- How the hours of a customer are rounded when they are invoiced.
CREATE TABLE time_roundings (
  administration_id bigint NOT NULL,
  contact_id bigint NOT NULL,
  minutes integer NOT NULL CHECK (minutes IN (0, 6, 15, 30)),
  per text NOT NULL CHECK (per IN ('entry', 'day')),
  PRIMARY KEY (administration_id, contact_id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
SELECT klopt_protect('time_roundings');
GRANT SELECT, INSERT, UPDATE ON time_roundings TO klopt_app;

CREATE TABLE projects (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  name text NOT NULL CHECK (trim(name) <> ''),
  -- Null for what is done for the company itself.
  contact_id bigint,
  colour integer NOT NULL DEFAULT 0 CHECK (colour BETWEEN 0 AND 7),
  billable boolean NOT NULL,
  -- Everybody who keeps hours may write on it, or its members alone.
  for_everybody boolean NOT NULL DEFAULT true,
  budget_kind text CHECK (budget_kind IN ('hours', 'money')),
  budget_seconds bigint CHECK (budget_seconds > 0),
  budget_cents bigint CHECK (budget_cents > 0),
  note text NOT NULL DEFAULT '',
  closed_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  CHECK (contact_id IS NOT NULL OR NOT billable),
  CHECK ((budget_kind = 'hours') IS NOT DISTINCT FROM (CASE WHEN budget_kind IS NULL THEN NULL ELSE budget_seconds IS NOT NULL END)),
  CHECK ((budget_kind = 'money') IS NOT DISTINCT FROM (CASE WHEN budget_kind IS NULL THEN NULL ELSE budget_cents IS NOT NULL END)),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
CREATE INDEX projects_by_name ON projects (administration_id, name COLLATE list_order, id);
CREATE INDEX projects_of_contact ON projects (administration_id, contact_id) WHERE contact_id IS NOT NULL;
SELECT klopt_protect('projects');
GRANT SELECT, INSERT, UPDATE ON projects TO klopt_app;

CREATE TABLE project_tasks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  project_id bigint NOT NULL,
  name text NOT NULL CHECK (trim(name) <> ''),
  billable boolean NOT NULL,
  sort_order integer NOT NULL,
  closed_at timestamptz,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, project_id, id),
  FOREIGN KEY (administration_id, project_id) REFERENCES projects (administration_id, id)
);
SELECT klopt_protect('project_tasks');
GRANT SELECT, INSERT, UPDATE ON project_tasks TO klopt_app;

-- What an hour costs from a day on: of a task of its own, or of the project. What was worked before keeps what it cost then.
CREATE TABLE project_rates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  project_id bigint NOT NULL,
  task_id bigint,
  from_day date NOT NULL,
  -- Null: from that day on the task costs what its project costs.
  cents bigint CHECK (cents BETWEEN 0 AND 100000000),
  UNIQUE NULLS NOT DISTINCT (administration_id, project_id, task_id, from_day),
  CHECK (task_id IS NOT NULL OR cents IS NOT NULL),
  FOREIGN KEY (administration_id, project_id) REFERENCES projects (administration_id, id),
  FOREIGN KEY (administration_id, project_id, task_id) REFERENCES project_tasks (administration_id, project_id, id)
);
SELECT klopt_protect('project_rates');
GRANT SELECT, INSERT, UPDATE (cents) ON project_rates TO klopt_app;

CREATE TABLE project_members (
  administration_id bigint NOT NULL,
  project_id bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES users,
  PRIMARY KEY (administration_id, project_id, user_id),
  FOREIGN KEY (administration_id, project_id) REFERENCES projects (administration_id, id)
);
SELECT klopt_protect('project_members');
GRANT SELECT, INSERT, DELETE ON project_members TO klopt_app;

CREATE TABLE time_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  user_id bigint NOT NULL REFERENCES users,
  project_id bigint NOT NULL,
  task_id bigint,
  day date NOT NULL CHECK (day BETWEEN '2000-01-01' AND '2099-12-31'),
  -- Both or neither: of what was only said to have taken so long the hours of the day are not known.
  started_at timestamptz,
  stopped_at timestamptz,
  -- What was worked; what is billed of it stands with the invoice. A day has 25 hours at most.
  seconds integer NOT NULL CHECK (seconds BETWEEN 1 AND 90000),
  note text NOT NULL DEFAULT '',
  billable boolean NOT NULL,
  -- Stands on an invoice; kept by what its lines say, below.
  invoiced boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  CHECK (NOT invoiced OR (billable AND deleted_at IS NULL)),
  CHECK (num_nonnulls(started_at, stopped_at) IN (0, 2)),
  CHECK (stopped_at > started_at),
  CHECK (started_at IS NULL OR seconds = floor(extract(epoch FROM stopped_at - started_at))),
  FOREIGN KEY (administration_id, project_id) REFERENCES projects (administration_id, id),
  FOREIGN KEY (administration_id, project_id, task_id) REFERENCES project_tasks (administration_id, project_id, id)
);
CREATE INDEX time_entries_of_user ON time_entries (administration_id, user_id, day) WHERE deleted_at IS NULL;
CREATE INDEX time_entries_by_day ON time_entries (administration_id, day) WHERE deleted_at IS NULL;
CREATE INDEX time_entries_of_project ON time_entries (administration_id, project_id, day) WHERE deleted_at IS NULL;
CREATE INDEX time_entries_to_invoice ON time_entries (administration_id, project_id, day)
  WHERE billable AND NOT invoiced AND deleted_at IS NULL;
SELECT klopt_protect('time_entries');
GRANT SELECT, INSERT, UPDATE ON time_entries TO klopt_app;

-- A week of somebody that was handed in or approved; without a row it is open.
CREATE TABLE time_weeks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  user_id bigint NOT NULL REFERENCES users,
  monday date NOT NULL CHECK (extract(isodow FROM monday) = 1),
  state text NOT NULL CHECK (state IN ('open', 'submitted', 'approved')),
  submitted_at timestamptz,
  approved_at timestamptz,
  approved_by bigint REFERENCES users,
  UNIQUE (administration_id, user_id, monday),
  CHECK ((state = 'approved') = (approved_at IS NOT NULL AND approved_by IS NOT NULL)),
  CHECK (state = 'open' OR submitted_at IS NOT NULL)
);
SELECT klopt_protect('time_weeks');
GRANT SELECT, INSERT, UPDATE ON time_weeks TO klopt_app;

-- The hours behind one line of an invoice.
CREATE TABLE time_groups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  invoice_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id)
);
CREATE INDEX time_groups_of_invoice ON time_groups (administration_id, invoice_id);
SELECT klopt_protect('time_groups');
GRANT SELECT, INSERT ON time_groups TO klopt_app;

CREATE TABLE time_group_entries (
  administration_id bigint NOT NULL,
  group_id bigint NOT NULL,
  time_entry_id bigint NOT NULL,
  billed_seconds integer NOT NULL CHECK (billed_seconds >= 0),
  rate_cents bigint NOT NULL CHECK (rate_cents >= 0),
  -- Its line was taken away, its draft thrown away or its invoice credited: the hours can be invoiced again.
  released boolean NOT NULL DEFAULT false,
  PRIMARY KEY (administration_id, group_id, time_entry_id),
  FOREIGN KEY (administration_id, group_id) REFERENCES time_groups (administration_id, id),
  FOREIGN KEY (administration_id, time_entry_id) REFERENCES time_entries (administration_id, id)
);
-- An hour is on one standing invoice.
CREATE UNIQUE INDEX time_group_entries_standing ON time_group_entries (administration_id, time_entry_id) WHERE NOT released;
SELECT klopt_protect('time_group_entries');
GRANT SELECT, INSERT, UPDATE (released) ON time_group_entries TO klopt_app;

ALTER TABLE invoice_lines ADD COLUMN time_group_id bigint;
ALTER TABLE invoice_lines ADD CONSTRAINT invoice_lines_time_group
  FOREIGN KEY (administration_id, time_group_id) REFERENCES time_groups (administration_id, id) NOT VALID;
ALTER TABLE invoice_lines VALIDATE CONSTRAINT invoice_lines_time_group;
CREATE INDEX invoice_lines_time_group ON invoice_lines (administration_id, time_group_id) WHERE time_group_id IS NOT NULL;

-- Whether hours are taken follows from the lines, whoever writes these: a line of the draft they were put on, or what is
-- left of them on final invoices once credit invoices are taken off.
CREATE FUNCTION settle_time_group(tenant bigint, wanted bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  stands boolean;
BEGIN
  SELECT coalesce(bool_or(i.finalised_at IS NULL AND i.id = g.invoice_id), false)
      OR coalesce(sum(l.quantity) FILTER (WHERE i.finalised_at IS NOT NULL), 0) <> 0
    INTO stands
    FROM time_groups g
    JOIN invoice_lines l ON l.administration_id = g.administration_id AND l.time_group_id = g.id
    JOIN invoices i ON i.administration_id = l.administration_id AND i.id = l.invoice_id
      AND i.deleted_at IS NULL AND g.invoice_id IN (i.id, i.credits_invoice_id)
    WHERE g.administration_id = tenant AND g.id = wanted;
  UPDATE time_group_entries SET released = NOT stands
    WHERE administration_id = tenant AND group_id = wanted AND released = stands;
  UPDATE time_entries t SET invoiced = stands FROM time_group_entries e
    WHERE e.administration_id = tenant AND e.group_id = wanted AND t.administration_id = tenant AND t.id = e.time_entry_id
      AND t.invoiced <> stands
      AND (stands OR NOT EXISTS (SELECT FROM time_group_entries o
        WHERE o.administration_id = tenant AND o.time_entry_id = t.id AND NOT o.released));
END $$;

CREATE FUNCTION settle_time_group_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line invoice_lines;
BEGIN
  IF TG_OP = 'DELETE' THEN line := OLD; ELSE line := NEW; END IF;
  PERFORM settle_time_group(line.administration_id, line.time_group_id);
  RETURN NULL;
END $$;
-- At the commit, as saving a draft takes its lines away and puts them back.
CREATE CONSTRAINT TRIGGER invoice_lines_hours_put AFTER INSERT ON invoice_lines DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.time_group_id IS NOT NULL) EXECUTE FUNCTION settle_time_group_of_line();
CREATE CONSTRAINT TRIGGER invoice_lines_hours_taken AFTER DELETE ON invoice_lines DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.time_group_id IS NOT NULL) EXECUTE FUNCTION settle_time_group_of_line();

CREATE FUNCTION settle_time_groups_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_time_group(l.administration_id, l.time_group_id) FROM invoice_lines l
    WHERE l.administration_id = NEW.administration_id AND l.invoice_id = NEW.id AND l.time_group_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER invoices_hours AFTER UPDATE ON invoices DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.finalised_at IS DISTINCT FROM NEW.finalised_at)
  EXECUTE FUNCTION settle_time_groups_of_invoice();

-- What stands on an invoice stays as it was worked.
CREATE FUNCTION keep_invoiced_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NOT NULL THEN
    RAISE EXCEPTION 'hours that were thrown away stay so' USING ERRCODE = 'KL004';
  END IF;
  IF OLD.invoiced AND NEW.invoiced THEN
    RAISE EXCEPTION 'hours on an invoice stay as they are' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER time_entries_kept BEFORE UPDATE ON time_entries FOR EACH ROW EXECUTE FUNCTION keep_invoiced_time();

-- What a timer is for; when it stops it becomes hours once.
ALTER TABLE timers ADD COLUMN project_id bigint;
ALTER TABLE timers ADD COLUMN task_id bigint;
ALTER TABLE timers ADD COLUMN written_at timestamptz;
ALTER TABLE timers ADD CONSTRAINT timers_project
  FOREIGN KEY (administration_id, project_id) REFERENCES projects (administration_id, id) NOT VALID;
ALTER TABLE timers ADD CONSTRAINT timers_task
  FOREIGN KEY (administration_id, project_id, task_id) REFERENCES project_tasks (administration_id, project_id, id) NOT VALID;
ALTER TABLE timers ADD CONSTRAINT timers_task_of_project CHECK (task_id IS NULL OR project_id IS NOT NULL) NOT VALID;
ALTER TABLE timers VALIDATE CONSTRAINT timers_project;
ALTER TABLE timers VALIDATE CONSTRAINT timers_task;
ALTER TABLE timers VALIDATE CONSTRAINT timers_task_of_project;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
