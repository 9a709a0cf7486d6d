# Rulewright in an image, for a repository of rules wherever it is checked. It is made of the package:
#   npm pack && docker build --tag rulewright .
#   docker run --rm --volume "$PWD:/rules" --user "$(id -u):$(id -g)" rulewright check
FROM node:22-bookworm-slim

# `diff` and `errata new` read revisions; what is mounted belongs to somebody else.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'

COPY rulewright-*.tgz /opt/
RUN npm install --global --omit=peer --no-audit --no-fund /opt/rulewright-*.tgz && rm /opt/rulewright-*.tgz

WORKDIR /rules
ENTRYPOINT ["rulewright"]
CMD ["--help"]
