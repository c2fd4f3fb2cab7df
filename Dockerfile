# The server with its built site, report and office (docs/deploy.md, With containers). The base has Node, npm and a shell.
ARG BASE=node:20-bookworm-slim

FROM ${BASE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Removes TypeScript, which `npm prune` keeps as an optional dependency of valibot, and files that only developers read.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -r node_modules/typescript && \
  find node_modules -type f '(' -name '*.map' -o -name '*.d.*ts' ')' -delete

FROM ${BASE}
RUN useradd --uid 10001 --home-dir /data linehaul && install -d -o linehaul -m 700 /data
WORKDIR /opt/linehaul
COPY --from=build /src/node_modules node_modules
COPY --from=build /src/dist dist
COPY --from=build /src/deploy/linehaul /src/package.json ./
# Everything, including restore drills, is written to the volume, so the root can be read-only.
ENV HOST=0.0.0.0 PORT=3000 SEED=blank DATA_DIR=/data TMPDIR=/data
USER linehaul
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
ENTRYPOINT ["./linehaul"]
CMD ["start"]
