-- The day the periods of a subscription are counted from: who began on the 31st keeps that day through shorter months.
ALTER TABLE administrations ADD COLUMN subscription_started_on date;
