-- How invoices and estimates of an administration are laid out; what was made final keeps its own in its snapshot.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations
  ADD COLUMN paper_layout text NOT NULL DEFAULT 'classic' CHECK (paper_layout IN ('classic', 'spacious', 'compact'));
