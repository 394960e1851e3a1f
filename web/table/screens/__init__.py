"""The screens, one file each: functions from the model to HTML."""
