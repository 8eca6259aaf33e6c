import { completedOptions } from '../../../../core/domain/options/completed-options.ts'
import { host } from '../../../../core/events/host.ts'
import { storyOptions } from '../../../../fixtures/story.ts'

/** A host that names no project, which only development refuses. */
export const withoutProject = host.optionsChanged({
  options: completedOptions({ ...storyOptions, projectId: '' }),
  changed: ['projectId'],
})
