# Caddy as packaged by Debian, from the same source as everything else.
FROM debian:trixie-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates caddy \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
ENV XDG_DATA_HOME=/var/lib/caddy XDG_CONFIG_HOME=/var/lib/caddy
VOLUME /var/lib/caddy
EXPOSE 80 443
ENTRYPOINT ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
