-- Who reads a document: the number its server shows as long as it is connected, and the job of the queue. What a server
-- that is gone was reading can so be told from what another one reads now.
ALTER TABLE recognitions ADD COLUMN read_by integer;
ALTER TABLE recognitions ADD COLUMN read_job uuid;
-- How often its reading was begun since it was asked for, so that a document that ends every server is given up.
ALTER TABLE recognitions ADD COLUMN attempts integer NOT NULL DEFAULT 0;
CREATE INDEX recognitions_running ON recognitions (administration_id) WHERE state = 'running';
