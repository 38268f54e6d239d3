#!/bin/sh
# Runs a command with the user, the data and the variables of frontage.service; as root: docs/operations/processes.md
# deploy/as-frontage.sh server/accounts/run.ts name@example.com
exec systemd-run --quiet --pipe --wait --collect \
  --property=User=frontage --property=DynamicUser=yes --property=UMask=0077 \
  --property='StateDirectory=frontage frontage-backups frontage-moments' --property=StateDirectoryMode=0750 \
  --property=WorkingDirectory=/opt/frontage --property=EnvironmentFile=/etc/frontage/frontage.env \
  --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/frontage --setenv=HOME=/nonexistent \
  /opt/frontage/node_modules/.bin/node --disable-warning=ExperimentalWarning "$@"
