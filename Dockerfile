# Builds the site and leaves out what only building needs. Dependabot raises the pinned images, here and in compose.yaml.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# The image has its own Node 24: the one from npm would be a second.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data TMPDIR=/data MALLOC_ARENA_MAX=2
WORKDIR /portal
COPY --from=build /portal/package.json ./
COPY --from=build /portal/node_modules ./node_modules
COPY --from=build /portal/color ./color
COPY --from=build /portal/contract ./contract
COPY --from=build /portal/citation ./citation
COPY --from=build /portal/i18n ./i18n
COPY --from=build /portal/api ./api
COPY --from=build /portal/dist ./dist
# Everything that is ever written goes there, and backups to BACKUP_DIR=/respaldos: the rest of the file system may be read-only.
RUN install -d -o node -g node -m 0700 /data /respaldos
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=4", "--heap-growing-percent=60", "api/main.ts"]
