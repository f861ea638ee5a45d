#!/bin/sh
# Run by Patroni once, when the first member has been made; $1 is the way in as superuser. The
# password of the shop's role is in the environment.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --set "password=$SHOP_PASSWORD" "$1" <<'SQL'
CREATE ROLE shop LOGIN PASSWORD :'password';
CREATE DATABASE shop OWNER shop ENCODING 'UTF8' TEMPLATE template0;
SQL
