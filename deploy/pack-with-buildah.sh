#!/bin/sh
# Packs a folder that `npm run artefact` laid down into the image of deploy/Dockerfile, where there is no Docker:
#   deploy/pack-with-buildah.sh <folder> [<name>]
# Not tried yet: there was no buildah where this was written.
set -eu
folder=${1:?usage: deploy/pack-with-buildah.sh <folder> [<name>]}
name=${2:-klopt}
if ! command -v buildah > /dev/null; then
  echo "There is no buildah here: install it, or build deploy/Dockerfile with Docker." >&2
  exit 1
fi
if [ ! -x "$folder/klopt" ]; then
  echo "$folder holds no Klopt: lay it down with npm run artefact -- $folder" >&2
  exit 1
fi

container=$(buildah from debian:bookworm-slim)
trap 'buildah rm "$container" > /dev/null' EXIT
buildah run "$container" -- sh -c 'apt-get update &&
  apt-get install --yes --no-install-recommends ca-certificates tini &&
  rm -rf /var/lib/apt/lists/* &&
  useradd --system --uid 10001 --home-dir /data --create-home klopt'
buildah copy "$container" "$folder" /srv/klopt
buildah config --env HOST=0.0.0.0 --env PORT=3000 --env DATA_DIR=/data --env DEMO=0 --volume /data --port 3000 \
  --user 10001 --entrypoint '["tini", "--", "/srv/klopt/klopt"]' "$container"
buildah commit "$container" "$name"
