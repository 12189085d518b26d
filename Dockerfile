# A server with its pages: docker build -t boomtown . (docs/hosting.md tells how to run it)
FROM node:22-slim AS pages
RUN apt-get update && apt-get install -y --no-install-recommends python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
RUN python3 tools/build_web.py

FROM python:3.11-slim
WORKDIR /build
COPY --from=pages /build /build
RUN pip install --no-cache-dir -c constraints.txt '.[postgres]' && rm -rf /build
RUN useradd --system --home /data boomtown && mkdir /data && chown boomtown /data
USER boomtown
VOLUME /data
WORKDIR /data
ENV BOOMTOWN_DB=/data/boomtown.db BOOMTOWN_HOST=0.0.0.0
EXPOSE 8420
HEALTHCHECK --interval=10s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8420/readyz', timeout=5)"]
CMD ["boomtown", "serve"]
