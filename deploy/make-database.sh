#!/bin/sh
# Run once by the image of PostgreSQL, as its superuser, when its folder is empty (compose.yaml): a role for Klopt that is no
# superuser, since those are above row security, and may make the role it works as; and a database that is its own. What else the role may is said by ROLE_OPTIONS: tests make
# databases of their own (CREATEDB).
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres --set=password="$POSTGRES_PASSWORD" --set=options="${ROLE_OPTIONS:-}" <<'SQL'
CREATE ROLE klopt LOGIN CREATEROLE :options PASSWORD :'password';
CREATE DATABASE klopt OWNER klopt;
SQL
