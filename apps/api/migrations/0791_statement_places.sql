-- Statements of one day may come in the other way round: one that ends where another opens goes before it.
SET LOCAL lock_timeout = '5s';

-- Its place among the statements of its book, where that is not the order in which they came.
ALTER TABLE bank_imports ADD COLUMN place bigint;
GRANT UPDATE (continues_day) ON bank_imports TO klopt_app;
