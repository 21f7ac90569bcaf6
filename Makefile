# Every target works from a clean clone.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help fuzz bench-speed setup build run dev test lint format unit integration events bench bench-events frontend-test e2e screens smoothness protos clean premium bench-vectors

PAGE := frontend/dist/index.html
PAGE_SOURCES := $(shell find frontend/src frontend/public frontend/vite frontend/index.html frontend/vite.config.ts services/rules/src -type f 2>/dev/null)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup:
	@bash scripts/setup.sh

build: setup $(PAGE) ## Install what is missing and build everything
	@npm run --silent protos && npx tsc -b

$(PAGE): $(PAGE_SOURCES) package-lock.json | setup
	@npm run --silent build -w frontend

run: build ## Install, build and start everything on this machine (PORT, DATA_DIR)
	@exec node services/local/dist/main.js

dev: build ## Start everything and reload it on every change
	@exec node scripts/dev.mjs

test: ## Run every check: lint, types, unit, integration, contract, end-to-end
	@bash scripts/setup.sh test
	@$(MAKE) --no-print-directory build
	@exec node scripts/test.mjs

premium: build ## Give a player of the running game premium: NAME=… UNTIL=2027-12-31 (or forever, or none)
	@ACCOUNTS_ADDRESS="$${ACCOUNTS_ADDRESS:-$$(node scripts/running.mjs accountsAddress)}" node services/accounts/dist/main-premium.js

lint: setup ## Check style, import rules and formatting
	@npm run --silent protos && npm run --silent lint

format: setup ## Format every file
	@npm run --silent format

unit: setup ## Run the tests that take milliseconds
	@npm run --silent protos && npx jest --selectProjects unit

integration: setup ## Run the services against real PostgreSQL
	@npm run --silent protos && npx jest --selectProjects integration

events: ## Run the event and Redis suites against the real Kafka and Redis
	@bash scripts/setup.sh test
	@npm run --silent protos && npx jest --selectProjects events

bench: bench-speed bench-events ## Run the measurements

bench-speed: build ## Measure guesses beside two floors, memory and starts; writes docs/benchmarks.md (ROUNDS, SECONDS)
	@exec node bench/speed/main.mjs

fuzz: build ## Send made-up hostile input for TIME seconds (600) from SEED; what fails joins the corpus
	@TIME="$${TIME:-600}" exec npx tsx tests/hostile/main.ts

bench-events: ## Measure the event consumer beside the bare client
	@bash scripts/setup.sh test
	@npm run --silent protos && npx tsx bench/events.ts

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

smoothness: ## Play 500 guesses in a browser and measure the longest frame
	@bash scripts/setup.sh test
	@$(MAKE) --no-print-directory build
	@node scripts/measure-smoothness.mjs

bench-vectors: build ## Import a made-up file of a million word vectors: words per second, peak memory (WORDS=…)
	@exec node bench/vectors-import.mjs

protos: setup ## Write the TypeScript types of the contracts
	@npm run --silent protos

clean: ## Remove what was built (packages and data stay)
	@rm -rf services/*/dist services/common/src/gen frontend/dist tests/test-results
