# Every target works from a clean clone.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: bench bench-events bench-speed bench-vectors build clean dev dlq-replay e2e events format frontend-test fuzz help icons integration lint \
	premium protos run run-full screens setup smoothness test test-faults types unit

PAGE := frontend/dist/index.html
PAGE_SOURCES := $(shell find frontend/src frontend/public frontend/vite frontend/index.html frontend/vite.config.ts services/rules/src -type f 2>/dev/null)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup:
	@bash scripts/setup.sh

build: types $(PAGE) ## Install what is missing and build everything

# What packages know of each other lies in dist: the lint, which reads types, needs it as much as a run.
types: setup
	@npm run --silent protos && npx tsc -b

$(PAGE): $(PAGE_SOURCES) package-lock.json | setup
	@npm run --silent build -w frontend

run: build ## Install, build and start everything on this machine (PORT, DATA_DIR)
	@exec node services/local/dist/main.js

run-full: build ## Start PostgreSQL, Redis, Kafka and each service as processes of their own (PORT, DATA_DIR, DOCKER=no)
	@exec node --import tsx scripts/run-full/main.ts

dev: build ## Start everything and reload it on every change
	@exec node scripts/dev.mjs

test: ## Run every check: lint, types, unit, frontend, integration, events, hostile input, faults, end-to-end
	@bash scripts/setup.sh test
	@$(MAKE) --no-print-directory build
	@exec node scripts/test.mjs

premium: build ## Give a player of the running game premium: NAME=… UNTIL=2027-12-31 (or forever, or none)
	@ACCOUNTS_ADDRESS="$${ACCOUNTS_ADDRESS:-$$(node scripts/running.mjs accountsAddress)}" node services/accounts/dist/main-premium.js

dlq-replay: setup ## Publish every dead letter once more (DATA_DIR of a run, or KAFKA_BROKERS)
	@npm run --silent protos && exec npx tsx scripts/dlq-replay.ts

lint: types ## Check style, import rules and formatting
	@npm run --silent lint

format: setup ## Format every file
	@npm run --silent format

unit: setup ## Run the tests that take milliseconds
	@npm run --silent protos && npx jest --selectProjects unit

integration: setup ## Run the services against real PostgreSQL
	@npm run --silent protos && npx jest --selectProjects integration

events: ## Run the event and Redis suites against the real Kafka and Redis
	@bash scripts/setup.sh test
	@npm run --silent protos && npx jest --selectProjects events

test-faults: build ## Kill every part under load, and compare a ledger with the databases; prints figures (FAULTS=short)
	@bash scripts/setup.sh test
	@exec npx tsx tests/faults/main.ts

bench: bench-speed bench-events ## Measure guesses, memory and starts, and how fast events are caught up with

bench-speed: build ## Measure guesses beside two floors, memory and starts; writes docs/benchmarks.md (ROUNDS, SECONDS)
	@exec node bench/speed/main.mjs

fuzz: build ## Send made-up hostile input for TIME seconds (600) from SEED; what fails joins the corpus
	@TIME="$${TIME:-600}" exec npx tsx tests/hostile/main.ts

bench-events: build ## Measure how fast stats and friends catch up, beside the bare client
	@bash scripts/setup.sh test
	@exec npx tsx bench/events/main.ts

frontend-test: setup ## Run the component tests of the page
	@npm run --silent protos && npx jest --selectProjects frontend

e2e: ## Play in a real browser
	@bash scripts/setup.sh test
	@$(MAKE) --no-print-directory build
	@npx playwright test -c tests/e2e

screens: ## Take pictures of every screen and dialog into docs/screens, and the README's
	@bash scripts/setup.sh test
	@$(MAKE) --no-print-directory build
	@node scripts/screens.mjs

icons: ## Draw the page's PNG icons anew, when its mark has changed
	@bash scripts/setup.sh test
	@node scripts/icons.mjs

smoothness: ## Add guesses to a game of 500 in a browser, and measure the longest task of the page
	@bash scripts/setup.sh test
	@$(MAKE) --no-print-directory build
	@node scripts/measure-smoothness.mjs

bench-vectors: build ## Import a made-up file of a million word vectors: words per second, peak memory (WORDS=…)
	@exec node bench/vectors-import.mjs

protos: setup ## Write the TypeScript types of the contracts
	@npm run --silent protos

clean: ## Remove what was built (packages and data stay)
	@rm -rf services/*/dist services/common/src/gen frontend/dist tests/test-results
